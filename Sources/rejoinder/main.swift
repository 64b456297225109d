print("rejoinder")
