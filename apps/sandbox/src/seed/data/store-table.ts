/**
 * Invented stores: `name|sections|longest term|branches|tariff`. The tariff is a percentage of the base mark-up. A `0` before it means that
 * the term of 3 months has no mark-up.
 */
export const STORE_TABLE = `
Orzu Texnika|electronics,appliances|24|2|100
Ipak Yoʻli|furniture,kitchen|18|3|95
Chorsu Savdo|appliances,kitchen,electronics|24|12|105
Nur Optika|optics-watches|6|1|0 90
Samarqand Mebel|furniture|24|4|90
Zarafshon Elektron|electronics|24|5|100
Registon Market|electronics,appliances,kids|18|6|110
Lola Libos|clothes,shoes|12|3|95
Buxoro Gilamlari|furniture|12|2|85
Qoʻqon Usta|building|18|2|90
Navroʻz Savdo Uyi|clothes,shoes,kids|12|4|100
Yulduz Texno|electronics,optics-watches|18|3|105
Chinor Uy|furniture,kitchen|24|3|95
Bolajon Olami|kids|12|5|0 100
Farovon Uy|appliances,furniture|24|4|100
Tulpor Sport|sport|12|2|95
Ravot Avto|auto|12|3|100
Sogʻlom Hayot|beauty|12|2|90
Mirzo Kompyuter|electronics|18|2|105
Oq Saroy Mebel|furniture|24|2|100
Qadam Poyabzal|shoes|6|4|0 95
Atlas Uyi|clothes|12|2|90
Toshkent Maishiy Texnika|appliances,kitchen|24|7|100
Parvoz Mobayl|electronics,optics-watches|18|8|110
Oshxona Sirlari|kitchen|12|2|95
Qurilish Bozori|building,appliances|18|5|100
Shinam Uy|furniture,kitchen,appliances|24|3|105
Gulasal Parfyum|beauty|6|3|0 100
Andijon Avto Mahsulot|auto,building|12|2|95
Namangan Gul Mebel|furniture|18|2|90
Margʻilon Ipak|clothes|12|2|85
Rishton Sopol Uyi|kitchen|6|1|0 90
Alpomish Sport|sport,shoes|12|2|100
Tez Qadam|shoes,clothes|12|3|105
Ziyo Maktab|kids|6|2|0 95
Vaqt Salon|optics-watches|12|2|100
Kelajak Texno|electronics,appliances|24|4|110
Barakali Savdo|appliances,kitchen,furniture|18|6|100
Usta Servis Market|building|12|3|95
Xiva Gilam Uyi|furniture|12|1|85
Pomir Sayohat|sport,clothes|12|1|95
Sarbon Erkaklar Kiyimi|clothes,shoes|12|2|100
Kapalak Bolalar|kids,clothes|12|3|95
Elektro Olam|appliances,electronics|24|5|105
Qulay Narx|electronics,appliances,kitchen|18|6|115
Jizzax Texnika|appliances,electronics|18|2|100
Termiz Savdo|electronics,appliances,clothes|18|2|105
Nukus Maishiy|appliances,kitchen|18|2|100
Qarshi Elektronika|electronics|18|2|105
Urganch Uy Jihozlari|furniture,appliances|18|2|95
Guliston Market|electronics,kids,kitchen|12|2|105
Navoiy Texno Markaz|electronics,appliances|24|2|100
Fargʻona Mebel Fabrikasi|furniture|24|3|85
Chilonzor Gadjet|electronics,optics-watches|12|1|110
Yunusobod Fitnes|sport,beauty|18|1|100
Sergeli Avto Qism|auto|12|2|100
Olmazor Qurilish|building|12|1|95
Iffat Libos|clothes|12|2|90
Malika Goʻzallik|beauty|12|3|100
Lochin Velo|sport|12|2|90
Bekobod Poʻlat Uskuna|building,auto|18|1|95
Sayr Shop|sport,kids|12|2|100
Oila Doʻkoni|kitchen,kids,appliances|12|4|105
Koʻzgu Optika|optics-watches,beauty|6|2|0 95
`;
